/**
 * @generated SignedSource<<62f17b079afa5f07422cb0ce73c5cef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Campaigns_analytics$data = {
  readonly campaigns: ReadonlyArray<{
    readonly campaign: string | null | undefined;
    readonly clicks: number;
    readonly facts: {
      readonly conversionRate: number | null | undefined;
      readonly conversions: number | null | undefined;
    };
    readonly medium: string | null | undefined;
    readonly percentage: number;
    readonly source: string | null | undefined;
  }>;
  readonly utm: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Campaigns_analytics";
};
export type Campaigns_analytics$key = {
  readonly " $data"?: Campaigns_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Campaigns_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Campaigns_analytics",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 11
        }
      ],
      "concreteType": "Campaign",
      "kind": "LinkedField",
      "name": "campaigns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medium",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campaign",
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
          "name": "percentage",
          "storageKey": null
        },
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
              "name": "conversions",
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
      "storageKey": "campaigns(first:11)"
    },
    {
      "alias": "utm",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "UTM_CAMPAIGN"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
        }
      ],
      "storageKey": "breakdown(dimension:\"UTM_CAMPAIGN\",first:1)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "563c8155359c5bbf58de94c75c7c76e0";

export default node;
