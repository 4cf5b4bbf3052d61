/**
 * @generated SignedSource<<9bfe2ab0ec30264633c3763f903ff490>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlTest_url$data = {
  readonly experiment: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "UrlTest_url";
};
export type UrlTest_url$key = {
  readonly " $data"?: UrlTest_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTest_url">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlTest_url",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Experiment",
      "kind": "LinkedField",
      "name": "experiment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};
})();

(node as any).hash = "5f58be7577aafb1f05dc21a8ca496976";

export default node;
