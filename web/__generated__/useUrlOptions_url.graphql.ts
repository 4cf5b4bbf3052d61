/**
 * @generated SignedSource<<c1f7bd09816e40cfc0965acdf09464bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
export type QueryForwarding = "add" | "override";
export type RedirectStatus = "found" | "moved_permanently" | "permanent_redirect" | "temporary_redirect";
export type ReferrerPolicy = "no_referrer" | "strict_origin" | "unsafe_url";
import type { FragmentRefs } from "relay-runtime";
export type useUrlOptions_url$data = {
  readonly description: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly fallbackUrl: string | null | undefined;
  readonly hasPassword: boolean;
  readonly maxClicks: number | null | undefined;
  readonly measurementLevel: MeasurementLevel | null | undefined;
  readonly measurementMethod: MeasurementMethod | null | undefined;
  readonly noIndex: boolean;
  readonly noPreview: boolean;
  readonly pathForwarding: boolean;
  readonly queryForwarding: QueryForwarding | null | undefined;
  readonly redirectStatus: RedirectStatus | null | undefined;
  readonly referrerPolicy: ReferrerPolicy | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useApps_url" | "useCard_url" | "useRules_url" | "useTagNames_url">;
  readonly " $fragmentType": "useUrlOptions_url";
};
export type useUrlOptions_url$key = {
  readonly " $data"?: useUrlOptions_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlOptions_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUrlOptions_url",
  "selections": [
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
      "name": "domain",
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
      "name": "redirectStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queryForwarding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pathForwarding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noPreview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fallbackUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTagNames_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRules_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCard_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useApps_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "635541badcaf90692d647539ef00a7ec";

export default node;
