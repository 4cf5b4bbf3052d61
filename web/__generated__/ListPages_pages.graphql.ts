/**
 * @generated SignedSource<<9e64b76c040434a6a61f8753cc91ea5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListPages_pages$data = {
  readonly around: ReadonlyArray<{
    readonly isCurrent: boolean;
    readonly page: number;
  }>;
  readonly count: number;
  readonly first: {
    readonly isCurrent: boolean;
    readonly page: number;
  } | null | undefined;
  readonly last: {
    readonly isCurrent: boolean;
    readonly page: number;
  } | null | undefined;
  readonly next: {
    readonly page: number;
  } | null | undefined;
  readonly previous: {
    readonly page: number;
  } | null | undefined;
  readonly " $fragmentType": "ListPages_pages";
};
export type ListPages_pages$key = {
  readonly " $data"?: ListPages_pages$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPages_pages">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isCurrent",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPages_pages",
  "selections": [
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
      "concreteType": "NumberedPage",
      "kind": "LinkedField",
      "name": "first",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberedPage",
      "kind": "LinkedField",
      "name": "around",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberedPage",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberedPage",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberedPage",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "NumberedPages",
  "abstractKey": null
};
})();

(node as any).hash = "b4a52f805afcb5866436684c2f5b60a8";

export default node;
