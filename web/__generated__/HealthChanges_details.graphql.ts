/**
 * @generated SignedSource<<78706436836080cfa2971fae0b011775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HealthState = "DEGRADED" | "FAILING" | "OK";
import type { FragmentRefs } from "relay-runtime";
export type HealthChanges_details$data = {
  readonly changes: ReadonlyArray<{
    readonly at: string;
    readonly check: string;
    readonly message: string | null | undefined;
    readonly to: HealthState;
  }>;
  readonly " $fragmentType": "HealthChanges_details";
};
export type HealthChanges_details$key = {
  readonly " $data"?: HealthChanges_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthChanges_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthChanges_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HealthChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "check",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
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
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};

(node as any).hash = "641712d76f629420c93686a07157c485";

export default node;
