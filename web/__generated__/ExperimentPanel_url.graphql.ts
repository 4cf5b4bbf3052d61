/**
 * @generated SignedSource<<f41bc26dee123c89ff39f3224ac53897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExperimentPanel_url$data = {
  readonly experiment: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExperimentCard_experiment">;
  } | null | undefined;
  readonly id: string;
  readonly originalUrl: string;
  readonly " $fragmentType": "ExperimentPanel_url";
};
export type ExperimentPanel_url$key = {
  readonly " $data"?: ExperimentPanel_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url">;
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
  "name": "ExperimentPanel_url",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Experiment",
      "kind": "LinkedField",
      "name": "experiment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExperimentCard_experiment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};
})();

(node as any).hash = "949d278af407c2c1d34a7ffe654c8db8";

export default node;
