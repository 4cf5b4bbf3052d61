/**
 * @generated SignedSource<<c2a429ad88cede3e921ded03229a068b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentClickRow_click$data = {
  readonly browser: string;
  readonly city: string | null | undefined;
  readonly clickedAt: string;
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly device: string;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly id: string;
    readonly shortCode: string;
  };
  readonly " $fragmentType": "RecentClickRow_click";
};
export type RecentClickRow_click$key = {
  readonly " $data"?: RecentClickRow_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentClickRow_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentClickRow_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickedAt",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecentClick",
  "abstractKey": null
};

(node as any).hash = "577cbdf5b1ba0ee0f980108477e07116";

export default node;
