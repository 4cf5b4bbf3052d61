/**
 * @generated SignedSource<<0eddb0106ea0b0ddaf97dfe30f8bd64d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPanel_details$data = {
  readonly jobs: ReadonlyArray<{
    readonly failures: number;
    readonly name: string;
    readonly nextAt: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failures",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};

(node as any).hash = "3321aecc3ec8221aa52242bd6d8fe704";

export default node;
