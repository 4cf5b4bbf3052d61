/**
 * @generated SignedSource<<083e2abb798e146c47df7af7fa3dadc9>>
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
  readonly limitReachedUrls: number;
  readonly scheduledUrls: number;
  readonly totalBotClicks: number;
  readonly totalClicks: number;
  readonly totalUrls: number;
  readonly visitors: number;
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
      "name": "scheduledUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitReachedUrls",
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
      "name": "visitors",
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

(node as any).hash = "b0267940c44998e85fc2574770d358cb";

export default node;
