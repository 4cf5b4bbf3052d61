/**
 * @generated SignedSource<<090b234ae1ec94f33cf8878e4f57bd80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentActions_experiment$data = {
  readonly id: string;
  readonly state: ExperimentState;
  readonly " $fragmentSpreads": FragmentRefs<"EndDialog_experiment">;
  readonly " $fragmentType": "ExperimentActions_experiment";
};
export type ExperimentActions_experiment$key = {
  readonly " $data"?: ExperimentActions_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentActions_experiment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentActions_experiment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndDialog_experiment"
    }
  ],
  "type": "Experiment",
  "abstractKey": null
};

(node as any).hash = "f46d7c2acfeb1ab805288880cc3af563";

export default node;
