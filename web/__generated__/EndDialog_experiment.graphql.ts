/**
 * @generated SignedSource<<c725cf5195c4973163b781cb7021b1c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndDialog_experiment$data = {
  readonly id: string;
  readonly report: {
    readonly variants: ReadonlyArray<{
      readonly destination: string;
      readonly id: string;
      readonly name: string;
    }>;
    readonly verdict: {
      readonly winner: {
        readonly id: string;
      } | null | undefined;
    };
  };
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
          "concreteType": "ExperimentVerdict",
          "kind": "LinkedField",
          "name": "verdict",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ExperimentVariant",
              "kind": "LinkedField",
              "name": "winner",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
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

(node as any).hash = "87670ce7307f48eb8e7260eaa8992244";

export default node;
