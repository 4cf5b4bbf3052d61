/**
 * @generated SignedSource<<7e8cc683b97cac54b0c5a65f7c8f7d3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type UrlIdentity_url$data = {
  readonly domain: string | null | undefined;
  readonly experiment: {
    readonly state: ExperimentState;
  } | null | undefined;
  readonly id: string;
  readonly originalUrl: string;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTags_url">;
  readonly " $fragmentType": "UrlIdentity_url";
};
export type UrlIdentity_url$key = {
  readonly " $data"?: UrlIdentity_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlIdentity_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlIdentity_url",
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
      "name": "title",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlTags_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "3ff1b75edd8f6765a10fa8eb40387e13";

export default node;
