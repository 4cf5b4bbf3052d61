/**
 * @generated SignedSource<<ae7cd4e304f55382b072a254e2cd9a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type useUrlTest_url$data = {
  readonly destinationLock: string | null | undefined;
  readonly experiment: {
    readonly destinations: ReadonlyArray<{
      readonly destination: string;
      readonly letter: string;
      readonly name: string;
      readonly share: number;
    }>;
    readonly state: ExperimentState;
  } | null | undefined;
  readonly originalUrl: string;
  readonly " $fragmentType": "useUrlTest_url";
};
export type useUrlTest_url$key = {
  readonly " $data"?: useUrlTest_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlTest_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUrlTest_url",
  "selections": [
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
      "kind": "ScalarField",
      "name": "destinationLock",
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
          "concreteType": "ExperimentDestination",
          "kind": "LinkedField",
          "name": "destinations",
          "plural": true,
          "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "share",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "6d6f859d89da8fc46a128d848c3fcc52";

export default node;
