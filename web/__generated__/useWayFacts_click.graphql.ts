/**
 * @generated SignedSource<<d575775b1f43fee6c66de5bab753f2bd>>
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
  readonly handshakeRttMs: number | null | undefined;
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
      "name": "handshakeRttMs",
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

(node as any).hash = "5a4d5b02022cf15ccf2084c7549f2ef9";

export default node;
