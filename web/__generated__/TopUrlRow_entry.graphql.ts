/**
 * @generated SignedSource<<6f5d5e47cd2d48d40f07ac8c9a003760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type TopUrlRow_entry$data = {
  readonly clicks: number;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly experiment: {
      readonly state: ExperimentState;
    } | null | undefined;
    readonly id: string;
    readonly originalUrl: string;
    readonly shortCode: string;
    readonly shortUrl: string;
    readonly title: string | null | undefined;
  };
  readonly visitors: number;
  readonly " $fragmentType": "TopUrlRow_entry";
};
export type TopUrlRow_entry$key = {
  readonly " $data"?: TopUrlRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopUrlRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopUrlRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitors",
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
          "name": "shortUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UrlClicks",
  "abstractKey": null
};

(node as any).hash = "e9dcea5ad6a93b48325a9e87e918c9c3";

export default node;
