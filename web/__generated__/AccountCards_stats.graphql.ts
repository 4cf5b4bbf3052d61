/**
 * @generated SignedSource<<1ee2a3bcb2b55311fb07d203f345ae19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountCards_stats$data = {
  readonly activeUrls: number;
  readonly averageClicksPerUrl: number | null | undefined;
  readonly expiredUrls: number;
  readonly expiringUrls: number;
  readonly inactiveUrls: number;
  readonly lastClickedAt: string | null | undefined;
  readonly totalBotClicks: number;
  readonly totalClicks: number;
  readonly totalUrls: number;
  readonly totalVisitors: number;
  readonly " $fragmentType": "AccountCards_stats";
};
export type AccountCards_stats$key = {
  readonly " $data"?: AccountCards_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountCards_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountCards_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inactiveUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiredUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiringUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalVisitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalBotClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageClicksPerUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    }
  ],
  "type": "GlobalStats",
  "abstractKey": null
};

(node as any).hash = "6319a1b80487c258c46a4d8b7c949df2";

export default node;
