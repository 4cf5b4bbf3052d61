/**
 * @generated SignedSource<<69e8d2ffc487c52410c2fa02bc941ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Verdict_validation$data = {
  readonly error: string | null | undefined;
  readonly hops: ReadonlyArray<{
    readonly status: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Hops_hop">;
  }>;
  readonly isOwnHost: boolean;
  readonly notChecked: string | null | undefined;
  readonly url: string | null | undefined;
  readonly valid: boolean;
  readonly warning: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Arrival_validation">;
  readonly " $fragmentType": "Verdict_validation";
};
export type Verdict_validation$key = {
  readonly " $data"?: Verdict_validation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_validation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_validation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notChecked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwnHost",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Arrival_validation"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UrlHop",
      "kind": "LinkedField",
      "name": "hops",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Hops_hop"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UrlValidation",
  "abstractKey": null
};

(node as any).hash = "d2784ce158652cc2bf8cc45b07ade6f3";

export default node;
