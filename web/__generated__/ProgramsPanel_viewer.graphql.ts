/**
 * @generated SignedSource<<bd34e3f87a7d0c297b00caf92533e5bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgramsPanel_viewer$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly hint: string;
    readonly name: string;
  }>;
  readonly webhooks: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly " $fragmentType": "ProgramsPanel_viewer";
};
export type ProgramsPanel_viewer$key = {
  readonly " $data"?: ProgramsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgramsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgramsPanel_viewer",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "18b7b8db75e9f206eba0024315cad4db";

export default node;
