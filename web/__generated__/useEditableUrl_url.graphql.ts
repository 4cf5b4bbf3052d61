/**
 * @generated SignedSource<<9773ac304df626fa7c5836801c00c81b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
export type ReferrerPolicy = "no_referrer" | "strict_origin" | "unsafe_url";
import type { FragmentRefs } from "relay-runtime";
export type useEditableUrl_url$data = {
  readonly description: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly measurementLevel: MeasurementLevel | null | undefined;
  readonly measurementMethod: MeasurementMethod | null | undefined;
  readonly noIndex: boolean;
  readonly originalUrl: string;
  readonly referrerPolicy: ReferrerPolicy | null | undefined;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly title: string | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlTest_url">;
  readonly " $fragmentType": "useEditableUrl_url";
};
export type useEditableUrl_url$key = {
  readonly " $data"?: useEditableUrl_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditableUrl_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditableUrl_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measurementLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measurementMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noIndex",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referrerPolicy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUrlTest_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "dd7b2a7e00abc1ae7cda3a15b1b1c136";

export default node;
