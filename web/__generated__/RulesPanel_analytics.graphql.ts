/**
 * @generated SignedSource<<159de7d64bb2a6fd7a39dbd5189e1a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesPanel_analytics$data = {
  readonly rules: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly url: {
    readonly redirectRules: ReadonlyArray<{
      readonly __typename: "RedirectRule";
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RulesPanel_analytics";
};
export type RulesPanel_analytics$key = {
  readonly " $data"?: RulesPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesPanel_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "url",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RedirectRule",
          "kind": "LinkedField",
          "name": "redirectRules",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "rules",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "RULE"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 21
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakdownList_breakdown"
        }
      ],
      "storageKey": "breakdown(dimension:\"RULE\",first:21)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "3f242354ed6a635882b743a32d80516a";

export default node;
