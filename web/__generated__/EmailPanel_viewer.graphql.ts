/**
 * @generated SignedSource<<5e6eb5c5050829ff0a3b0f39466c6d5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailPanel_viewer$data = {
  readonly email: string | null | undefined;
  readonly sendsEmail: boolean;
  readonly signInAddress: {
    readonly isVerified: boolean;
    readonly pendingEmail: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EmailPanel_viewer";
};
export type EmailPanel_viewer$key = {
  readonly " $data"?: EmailPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInAddress",
      "kind": "LinkedField",
      "name": "signInAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVerified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "034229d57566df7c705b86965d929d2b";

export default node;
