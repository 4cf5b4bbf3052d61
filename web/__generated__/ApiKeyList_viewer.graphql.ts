/**
 * @generated SignedSource<<c5546e6274c705368c9af35249a23857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiKeyList_viewer$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeyCard_apiKey">;
  }>;
  readonly " $fragmentType": "ApiKeyList_viewer";
};
export type ApiKeyList_viewer$key = {
  readonly " $data"?: ApiKeyList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeyList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeyList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
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
          "name": "ApiKeyCard_apiKey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5ba5193553d1b31eef9a450cb7a82ab9";

export default node;
