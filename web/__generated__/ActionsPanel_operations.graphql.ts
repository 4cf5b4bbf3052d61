/**
 * @generated SignedSource<<aeb19c36c0fa5e7a5ecc6c636b5c5638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActionsPanel_operations$data = {
  readonly actions: ReadonlyArray<{
    readonly action: string;
    readonly actor: string;
    readonly at: string;
    readonly number: number;
    readonly reason: string | null | undefined;
    readonly subject: string;
  }>;
  readonly " $fragmentType": "ActionsPanel_operations";
};
export type ActionsPanel_operations$key = {
  readonly " $data"?: ActionsPanel_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionsPanel_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActionsPanel_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatorAction",
      "kind": "LinkedField",
      "name": "actions",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "80a8872d3962febcda7772a70510cfa8";

export default node;
