/**
 * @generated SignedSource<<7f271e22164007dd602525e74dd51b6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPanel_details$data = {
  readonly jobs: ReadonlyArray<{
    readonly name: string;
    readonly note: string | null | undefined;
    readonly problem: string | null | undefined;
    readonly ranAt: string | null | undefined;
    readonly tookMs: number | null | undefined;
  }>;
  readonly " $fragmentType": "JobsPanel_details";
};
export type JobsPanel_details$key = {
  readonly " $data"?: JobsPanel_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPanel_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsPanel_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemJob",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
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
          "name": "ranAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tookMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};

(node as any).hash = "222c8ebc9286bffd081d6d474f7bf3d4";

export default node;
