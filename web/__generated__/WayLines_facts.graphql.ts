/**
 * @generated SignedSource<<10052ba9c4e1c75dc2b790a5b6d91544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WayLines_facts$data = {
  readonly avgPageLoadMs: number | null | undefined;
  readonly avgQualityScore: number | null | undefined;
  readonly avgRttMs: number | null | undefined;
  readonly avgSpeedMbps: number | null | undefined;
  readonly qualities: {
    readonly excellent: number;
    readonly fair: number;
    readonly good: number;
    readonly poor: number;
  } | null | undefined;
  readonly rttClicks: number;
  readonly speedClicks: number;
  readonly " $fragmentType": "WayLines_facts";
};
export type WayLines_facts$key = {
  readonly " $data"?: WayLines_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WayLines_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WayLines_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rttClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speedClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgQualityScore",
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
      "name": "avgSpeedMbps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgPageLoadMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QualityDistribution",
      "kind": "LinkedField",
      "name": "qualities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excellent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "good",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fair",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClickFacts",
  "abstractKey": null
};

(node as any).hash = "4e65aa57da2f32ff30a094d14b699102";

export default node;
