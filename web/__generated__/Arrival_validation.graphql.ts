/**
 * @generated SignedSource<<727a592004f1cf9cdba46e78ae399dac>>
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
  readonly notChecked: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "notChecked",
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

(node as any).hash = "5c0f9ab5c1861703d14a8f1bcd55252d";

export default node;
