/**
 * @generated SignedSource<<67b899003f6d6349594a4547fdba4e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationPanel_stats$data = {
  readonly accounts: number;
  readonly activeUrls: number;
  readonly totalBotClicks: number;
  readonly totalClicks: number;
  readonly totalUrls: number;
  readonly totalVisitors: number;
  readonly " $fragmentType": "InstallationPanel_stats";
};
export type InstallationPanel_stats$key = {
  readonly " $data"?: InstallationPanel_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationPanel_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationPanel_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accounts",
      "storageKey": null
    },
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
    }
  ],
  "type": "InstallationStats",
  "abstractKey": null
};

(node as any).hash = "c0b5cfd8f31b45244fdb1cad259d9818";

export default node;
