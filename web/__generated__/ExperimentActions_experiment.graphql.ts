/**
 * @generated SignedSource<<4d70bf3db16c5d6ded80f7d31432e46b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EndDialog_experiment" | "RenameDialog_experiment">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenameDialog_experiment"
    }
  ],
  "type": "Experiment",
  "abstractKey": null
};

(node as any).hash = "a40d8bc4bea269855f45f5740c42b773";

export default node;
