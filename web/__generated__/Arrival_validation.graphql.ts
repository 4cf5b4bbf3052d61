/**
 * @generated SignedSource<<f4e5196bb51a795d36c81164e94298ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Arrival_validation$data = {
  readonly hops: ReadonlyArray<{
    readonly contentType: string | null | undefined;
    readonly status: number | null | undefined;
    readonly url: string;
  }>;
  readonly url: string | null | undefined;
  readonly warning: string | null | undefined;
  readonly " $fragmentType": "Arrival_validation";
};
export type Arrival_validation$key = {
  readonly " $data"?: Arrival_validation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Arrival_validation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Arrival_validation",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "UrlHop",
      "kind": "LinkedField",
      "name": "hops",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentType",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UrlValidation",
  "abstractKey": null
};
})();

(node as any).hash = "cc8aacf18100ff9ab4164e23267a5c8a";

export default node;
