/**
 * @generated SignedSource<<71166f5fe29cf31cdc30b21aa65ee0fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentCardHeading_experiment$data = {
  readonly endedAt: string | null | undefined;
  readonly startedAt: string;
  readonly state: ExperimentState;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly id: string;
    readonly shortCode: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ExperimentCardHeading_experiment";
};
export type ExperimentCardHeading_experiment$key = {
  readonly " $data"?: ExperimentCardHeading_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentCardHeading_experiment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentCardHeading_experiment",
  "selections": [
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
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
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
          "name": "shortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Experiment",
  "abstractKey": null
};

(node as any).hash = "29036f93102f0b423d97ff02a605840f";

export default node;
