/**
 * @generated SignedSource<<a985978defead7e8f6b0206da4c3b503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsPanel_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly device: string | null | undefined;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly lastUsedAt: string;
    readonly signedInAt: string;
  }> | null | undefined;
  readonly " $fragmentType": "SessionsPanel_viewer";
};
export type SessionsPanel_viewer$key = {
  readonly " $data"?: SessionsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignedInBrowser",
      "kind": "LinkedField",
      "name": "sessions",
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
          "name": "signedInAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a07b9e9b7f23cce708712fbc2be2ced2";

export default node;
