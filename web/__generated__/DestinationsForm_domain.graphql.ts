/**
 * @generated SignedSource<<c9e1f73007e9e4558bdc6d7f55956961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DestinationsForm_domain$data = {
  readonly host: string;
  readonly id: string;
  readonly notFoundUrl: string | null | undefined;
  readonly rootUrl: string | null | undefined;
  readonly " $fragmentType": "DestinationsForm_domain";
};
export type DestinationsForm_domain$key = {
  readonly " $data"?: DestinationsForm_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DestinationsForm_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DestinationsForm_domain",
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
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rootUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notFoundUrl",
      "storageKey": null
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "d478ba6cfb91551441e486297536d704";

export default node;
