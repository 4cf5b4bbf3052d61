/**
 * @generated SignedSource<<22262b6a7c66005955f3936ff36745a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlPerformance_analytics$data = {
  readonly performance: {
    readonly rows: ReadonlyArray<{
      readonly bots: number;
      readonly clicks: number;
      readonly key: string;
      readonly label: string;
      readonly percentage: number;
      readonly uniqueRate: number | null | undefined;
      readonly visitors: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "UrlPerformance_analytics";
};
export type UrlPerformance_analytics$key = {
  readonly " $data"?: UrlPerformance_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlPerformance_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlPerformance_analytics",
  "selections": [
    {
      "alias": "performance",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "LINK"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 15
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clicks",
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
              "name": "bots",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percentage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uniqueRate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "breakdown(dimension:\"LINK\",first:15)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "7b818e3298ce137202abfcc3f314a27d";

export default node;
