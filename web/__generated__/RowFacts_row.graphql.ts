/**
 * @generated SignedSource<<2110259826bb08b463e94e6678e0cf42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowFacts_row$data = {
  readonly facts: {
    readonly averageSessionTime: number | null | undefined;
    readonly avgPageLoadMs: number | null | undefined;
    readonly avgRttMs: number | null | undefined;
    readonly avgSpeedMbps: number | null | undefined;
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
  };
  readonly " $fragmentType": "RowFacts_row";
};
export type RowFacts_row$key = {
  readonly " $data"?: RowFacts_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowFacts_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClickFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "bounceRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageSessionTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversionRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsRow",
  "abstractKey": null
};

(node as any).hash = "11160aa46606f8d04b3fa9e36eb209f8";

export default node;
