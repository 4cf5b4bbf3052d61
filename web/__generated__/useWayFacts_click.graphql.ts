/**
 * @generated SignedSource<<3a0c2ae8754fb5b6bde42a5b0dfd96e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConfidenceLevel = "HIGH" | "LOW" | "MEDIUM";
export type ConnectionQuality = "EXCELLENT" | "FAIR" | "GOOD" | "POOR";
export type ThroughputKind = "DISPERSION" | "LOWER_BOUND" | "MEASURED" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type useWayFacts_click$data = {
  readonly measurement: {
    readonly confidenceLevel: ConfidenceLevel;
    readonly delayMs: number;
    readonly isSuspect: boolean;
    readonly jitterMs: number | null | undefined;
    readonly quality: ConnectionQuality | null | undefined;
    readonly rttMs: number | null | undefined;
    readonly score: number | null | undefined;
    readonly throughputKind: ThroughputKind;
    readonly throughputMbps: number | null | undefined;
  } | null | undefined;
  readonly serverJitterMs: number | null | undefined;
  readonly serverRttMs: number | null | undefined;
  readonly " $fragmentType": "useWayFacts_click";
};
export type useWayFacts_click$key = {
  readonly " $data"?: useWayFacts_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWayFacts_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWayFacts_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverRttMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverJitterMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Measurement",
      "kind": "LinkedField",
      "name": "measurement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rttMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jitterMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "throughputMbps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "throughputKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quality",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confidenceLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSuspect",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delayMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Click",
  "abstractKey": null
};

(node as any).hash = "a4894a9fa62f6294949159577e8c7205";

export default node;
