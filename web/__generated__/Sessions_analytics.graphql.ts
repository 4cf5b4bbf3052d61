/**
 * @generated SignedSource<<76115c1522f9ba819ac0c373a5e3557f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_analytics$data = {
  readonly sessionDurations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FactShares_shares">;
  }> | null | undefined;
  readonly summary: {
    readonly bots: {
      readonly value: number;
    };
    readonly clicks: {
      readonly value: number;
    };
    readonly visitors: {
      readonly value: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SnippetNote_analytics">;
  readonly " $fragmentType": "Sessions_analytics";
};
export type Sessions_analytics$key = {
  readonly " $data"?: Sessions_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sessions_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "clicks",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "visitors",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "bots",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FactShare",
      "kind": "LinkedField",
      "name": "sessionDurations",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactShares_shares"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnippetNote_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "bb76bc0649ce786f5c63b0512944ddb8";

export default node;
