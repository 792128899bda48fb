export const near = {
  'near.nearest_other': 'คนขับใกล้สุดมาถึงในประมาณ {{count}} นาที',
} as const;
