export const widget = {
  'widget.by': 'โดย',
  'widget.name': 'ส่งไว',
  'widget.title': 'ส่งของ',
} as const;
