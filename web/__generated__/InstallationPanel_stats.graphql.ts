/**
 * @generated SignedSource<<ab4cb8257389fe8a30d0d5bdfdc9f858>>
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
  readonly visitors: number;
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
      "name": "visitors",
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

(node as any).hash = "847d556db749c490595ef8bb31ae8c58";

export default node;
