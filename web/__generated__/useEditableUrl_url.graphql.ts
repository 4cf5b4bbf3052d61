/**
 * @generated SignedSource<<65dd7b3eff5052750048d14a7f328293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditableUrl_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly originalUrl: string;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlOptions_url" | "useUrlTest_url">;
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
      "name": "expiresAt",
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
      "name": "useUrlOptions_url"
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

(node as any).hash = "f14721b3ed987d897e08480fd8a3f162";

export default node;
