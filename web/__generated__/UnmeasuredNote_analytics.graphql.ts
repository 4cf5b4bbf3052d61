/**
 * @generated SignedSource<<22f758e313dd43fa768a2c1c3a680617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnmeasuredNote_analytics$data = {
  readonly summary: {
    readonly bounceRate: {
      readonly value: number | null | undefined;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SnippetNote_analytics">;
  readonly " $fragmentType": "UnmeasuredNote_analytics";
};
export type UnmeasuredNote_analytics$key = {
  readonly " $data"?: UnmeasuredNote_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnmeasuredNote_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnmeasuredNote_analytics",
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
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "bounceRate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
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

(node as any).hash = "3e83321431b8f6d582f7e64970c82da4";

export default node;
