/**
 * @generated SignedSource<<c20f83e175ea6b7cb60307b2474972d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
export type ExperimentVerdictKind = "NOT_MEASURED" | "NO_DIFFERENCE" | "NO_VISITORS" | "TOO_EARLY" | "UNEVEN_SPLIT" | "WINNER";
import type { FragmentRefs } from "relay-runtime";
export type EndDialog_experiment$data = {
  readonly id: string;
  readonly report: {
    readonly best: {
      readonly id: string;
    } | null | undefined;
    readonly variants: ReadonlyArray<{
      readonly destination: string;
      readonly id: string;
      readonly name: string;
      readonly rate: number | null | undefined;
    }>;
    readonly verdict: {
      readonly kind: ExperimentVerdictKind;
    };
  };
  readonly state: ExperimentState;
  readonly url: {
    readonly id: string;
    readonly originalUrl: string;
  } | null | undefined;
  readonly " $fragmentType": "EndDialog_experiment";
};
export type EndDialog_experiment$key = {
  readonly " $data"?: EndDialog_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndDialog_experiment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndDialog_experiment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "url",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVariant",
          "kind": "LinkedField",
          "name": "best",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVerdict",
          "kind": "LinkedField",
          "name": "verdict",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVariant",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "destination",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Experiment",
  "abstractKey": null
};
})();

(node as any).hash = "3ba64a892a8f84c676eb7e05c1053048";

export default node;
