/**
 * @generated SignedSource<<de8e6d34d876ae62baf0d457ff4ff2e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HealthState = "DEGRADED" | "FAILING" | "OK";
import type { FragmentRefs } from "relay-runtime";
export type HealthTab_system$data = {
  readonly checks: ReadonlyArray<{
    readonly latencyMs: number | null | undefined;
    readonly meanMs: number | null | undefined;
    readonly message: string | null | undefined;
    readonly name: string;
    readonly since: string;
    readonly slowestMs: number | null | undefined;
    readonly state: HealthState;
  }>;
  readonly details: {
    readonly " $fragmentSpreads": FragmentRefs<"SystemDetails_details">;
  } | null | undefined;
  readonly state: HealthState;
  readonly " $fragmentType": "HealthTab_system";
};
export type HealthTab_system$key = {
  readonly " $data"?: HealthTab_system$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthTab_system">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthTab_system",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemCheck",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latencyMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meanMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slowestMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SystemDetails_details"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "System",
  "abstractKey": null
};
})();

(node as any).hash = "81d7dcb5521d220eb3cb4c24c2bf52cc";

export default node;
