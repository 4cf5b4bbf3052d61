/**
 * @generated SignedSource<<8884f9b5b0ee46c058d84feda768a4d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SuspensionKind = "ACCOUNT" | "HOST" | "LINK" | "LIST";
import type { FragmentRefs } from "relay-runtime";
export type SuspensionsPanel_operations$data = {
  readonly suspensions: ReadonlyArray<{
    readonly createdAt: string;
    readonly destination: string | null | undefined;
    readonly kind: SuspensionKind;
    readonly number: number;
    readonly reason: string;
    readonly subject: string;
    readonly suspendedBy: string;
  }>;
  readonly " $fragmentType": "SuspensionsPanel_operations";
};
export type SuspensionsPanel_operations$key = {
  readonly " $data"?: SuspensionsPanel_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuspensionsPanel_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuspensionsPanel_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Suspension",
      "kind": "LinkedField",
      "name": "suspensions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspendedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "aebd7cfc8e8ca48e8fe4a832c0421d08";

export default node;
