import type { Plugin } from 'rollup';

/** Passages of `preact.mjs` (11.2.0) with what takes their place. */
const cuts: readonly (readonly [passage: string, instead: string])[] = [
  // Methods of class components. Hooks use `shouldComponentUpdate` alone.
  [
    ',C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s))))',
    '',
  ],
  ['M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),', ''],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})}else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '}',
  ],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  [
    'for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}',
    '',
  ],
  // Trusting what a server rendered, and waiting in the middle of that. The nodes of a first look are taken over, but compared.
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  ['r.__u&=-161,p&&p.some(g),', ''],
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;',
    'e.length=v,r.__v=null,r.__e=u.__e;',
  ],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  [
    'function B(n,t){if(n&&8==n.nodeType&&n.data.startsWith("$s"))for(var r=1;n=n.nextSibling;){if(8==n.nodeType)if(n.data.startsWith("$s"))r++;else if(n.data.startsWith("/$s")&&!--r)return n;t&&t.push(n)}}',
    '',
  ],
  ['o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&', 'o=n.__e,e=t;!1;);for(o!=e&&'],
  ['&&8==t.nodeType&&!t.data.startsWith("$s");', '&&!1;'],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null', ',o=null'],
  // Our views say `className`: a class of the same value is not taken away and given again, which would cost a new layout.
  ['$[(k=t.attributes[s]).name]=k.value', '$["class"==(k=t.attributes[s]).name?"className":k.name]=k.value'],
  // HTML as text, which Trusted Types refuse, and other languages than HTML and SVG.
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    '(',
  ],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  ['v=/^m(i|n|o|s|text|space)$/,', 'v,'],
  // Class components, and functions in their place that read a context by `Consumer`.
  ['C=(s=V.prototype)&&s.render,j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  [
    '(C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L),d.constructor=V,d.render=K),j&&j.sub(d),',
    '(r.__c=d=new x(M,L),d.constructor=V,d.render=K,',
  ],
  ['q=C?25:0;', 'q=0;'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),d.state=', 'd.state='],
  ['(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t', 't'],
  ['"function"==typeof n&&(n=n(_({},r),this.props)),', ''],
  ['t&&this.__k.push(t),', ''],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  // Portals: a dialog is a `dialog`, which the browser lifts by itself.
  ['n.type||n.props.__P?null', 'n.type?null'],
  ['n.__c&&!n.props.__P)', 'n.__c)'],
  ['if(n.props.__P)return t;', ''],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['u&&!t.props.__P)', 'u)'],
  // Elements and attributes that no view has.
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['"template"==C&&t.content||t', 't'],
  ['"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||N(', 'null==b||b===t[s]||N('],
];

const isPreact = /\/preact\/dist\/preact\.mjs$/;

/**
 * Leaves out of Preact what no view of ours can reach: ui and features have no class components, nothing is rendered by a server, and nothing is written as
 * HTML. Tests of the widget run over the same. Fails for another version, whose passages have to be looked at.
 */
export const leanPreact = (): Plugin => ({
  name: 'lean-preact',
  transform(code, id) {
    if (!isPreact.test(id)) return null;
    let lean = code;
    for (const [passage, instead] of cuts) {
      const [before = '', after, ...more] = lean.split(passage);
      if (after === undefined || more.length > 0) throw new Error(`Preact is another one than the build expects: ${passage}`);
      lean = before + instead + after;
    }
    return { code: lean, map: null };
  },
});
