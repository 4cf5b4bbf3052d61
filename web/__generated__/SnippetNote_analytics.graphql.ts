/**
 * @generated SignedSource<<68f579239690ff31e58a2488833f9732>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VisitStep = "attribution" | "proof" | "snippet";
import type { FragmentRefs } from "relay-runtime";
export type SnippetNote_analytics$data = {
  readonly summary: {
    readonly visitsNeed: {
      readonly host: string | null | undefined;
      readonly step: VisitStep;
    } | null | undefined;
  };
  readonly " $fragmentType": "SnippetNote_analytics";
};
export type SnippetNote_analytics$key = {
  readonly " $data"?: SnippetNote_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnippetNote_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnippetNote_analytics",
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
          "concreteType": "VisitNeed",
          "kind": "LinkedField",
          "name": "visitsNeed",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "host",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "1e6d1659347b42f8f6232ca091b8ad51";

export default node;
