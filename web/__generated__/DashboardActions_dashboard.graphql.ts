/**
 * @generated SignedSource<<9b41d1848bbcc524cc525f471a664f86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DashboardPeriod = "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type DashboardActions_dashboard$data = {
  readonly period: DashboardPeriod;
  readonly " $fragmentType": "DashboardActions_dashboard";
};
export type DashboardActions_dashboard$key = {
  readonly " $data"?: DashboardActions_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardActions_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardActions_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "c3c659082d31f9136120c053dca99bdd";

export default node;
