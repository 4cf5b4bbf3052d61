/**
 * @generated SignedSource<<54cd9ea01f02186772ba73827c138a9b>>
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
  readonly measured: number;
  readonly qualities: {
    readonly excellent: number;
    readonly fair: number;
    readonly good: number;
    readonly poor: number;
  } | null | undefined;
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
      "name": "measured",
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

(node as any).hash = "29669ca9a2228b1fab5b9f9229afdeb0";

export default node;
