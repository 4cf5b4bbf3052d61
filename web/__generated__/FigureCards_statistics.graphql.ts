/**
 * @generated SignedSource<<f8408236a9b227a8d25e2606df5ce76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FigureCards_statistics$data = {
  readonly avgRttMs: number | null | undefined;
  readonly avgScore: number | null | undefined;
  readonly avgSpeedMbps: number | null | undefined;
  readonly medianRttMs: number | null | undefined;
  readonly totalMeasurements: number;
  readonly " $fragmentType": "FigureCards_statistics";
};
export type FigureCards_statistics$key = {
  readonly " $data"?: FigureCards_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"FigureCards_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FigureCards_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalMeasurements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgRttMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianRttMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgSpeedMbps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgScore",
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};

(node as any).hash = "27b1ade02942f98b1f3032e2cf861eac";

export default node;
