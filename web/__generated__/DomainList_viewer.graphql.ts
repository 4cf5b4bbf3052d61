/**
 * @generated SignedSource<<c81911a8a4a21d6aeaf492d776f342bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainList_viewer$data = {
  readonly domains: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DomainCard_domain">;
  }>;
  readonly " $fragmentType": "DomainList_viewer";
};
export type DomainList_viewer$key = {
  readonly " $data"?: DomainList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Domain",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DomainCard_domain"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "099536ba02948f370fa12f0dfd231094";

export default node;
