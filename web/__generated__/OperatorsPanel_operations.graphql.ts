/**
 * @generated SignedSource<<165bb42602e6c44ec89bb0048ca1be2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorsPanel_operations$data = {
  readonly operators: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly firstName: string;
    readonly number: number;
  }>;
  readonly " $fragmentType": "OperatorsPanel_operations";
};
export type OperatorsPanel_operations$key = {
  readonly " $data"?: OperatorsPanel_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorsPanel_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperatorsPanel_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSummary",
      "kind": "LinkedField",
      "name": "operators",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "364c9d64b7fcd31d9dd3a4601a760221";

export default node;
