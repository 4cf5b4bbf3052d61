/**
 * @generated SignedSource<<3306656ee69266200a7a899f94044598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportsPanel_operations$data = {
  readonly reports: ReadonlyArray<{
    readonly count: number;
    readonly domain: string | null | undefined;
    readonly originalUrl: string | null | undefined;
    readonly ownerEmail: string | null | undefined;
    readonly reports: ReadonlyArray<{
      readonly contact: string | null | undefined;
      readonly createdAt: string;
      readonly number: number;
      readonly reason: string;
    }>;
    readonly shortCode: string;
    readonly suspension: {
      readonly reason: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ReportsPanel_operations";
};
export type ReportsPanel_operations$key = {
  readonly " $data"?: ReportsPanel_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsPanel_operations">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportsPanel_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedLink",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkSuspension",
          "kind": "LinkedField",
          "name": "suspension",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkReport",
          "kind": "LinkedField",
          "name": "reports",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contact",
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
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};
})();

(node as any).hash = "dd288951c3f4c1ded75cbb226bbf41ac";

export default node;
