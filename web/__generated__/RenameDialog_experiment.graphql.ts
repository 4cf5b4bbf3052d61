/**
 * @generated SignedSource<<76f4f104fa1686d158fc519fd41e715d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameDialog_experiment$data = {
  readonly id: string;
  readonly report: {
    readonly variants: ReadonlyArray<{
      readonly destination: string;
      readonly id: string;
      readonly letter: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "RenameDialog_experiment";
};
export type RenameDialog_experiment$key = {
  readonly " $data"?: RenameDialog_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameDialog_experiment">;
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
  "name": "RenameDialog_experiment",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "variants",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "letter",
              "storageKey": null
            },
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

(node as any).hash = "64a6e675bba1889576a996ce4febf7bd";

export default node;
