/**
 * @generated SignedSource<<6a5369c2786ee5a3add64790230ef813>>
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
  readonly timeZone: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "df38f39bb25033823853eb14ea7e3adb";

export default node;
