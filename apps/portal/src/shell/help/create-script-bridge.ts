import type { SupportBridge, SupportVisitor } from '@songwai/core/chat/support/support-bridge';

/** What a provider's script leaves in the window once it has loaded. */
export interface SupportWidget {
  identify(visitor: SupportVisitor | null): void;
  /** Hides launcher and chat. */
  hide(): void;
  show(): void;
  onHide(hear: () => void): void;
}

/** A window in which such a script may run. */
export type WidgetWindow = Pick<Window, 'document'> & { songwaiSupportWidget?: SupportWidget };

interface ScriptBridgeOptions {
  readonly window: WidgetWindow;
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

/** Loads a script; a second call after a failure tries again. */
const loadScript = ({ document }: WidgetWindow, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The support widget did not load'));
    };
    document.head.append(script);
  });

/** Another provider's chat: loaded when it is first wanted, hidden until then and after it is closed (spec §2). */
export const createScriptBridge = ({ window, url, onError }: ScriptBridgeOptions): SupportBridge => {
  const hearers = new Set<() => void>();
  let visitor: SupportVisitor | null = null;
  let loading: Promise<SupportWidget> | null = null;

  const open = async (): Promise<SupportWidget> => {
    await loadScript(window, url);
    const widget = window.songwaiSupportWidget;
    if (!widget) throw new Error('The support widget has loaded nothing');
    widget.hide();
    widget.identify(visitor);
    widget.onHide(() => {
      // Its launcher would stand beside our button.
      widget.hide();
      for (const hear of hearers) hear();
    });
    return widget;
  };

  return {
    identify: (next) => {
      visitor = next;
      loading?.then((widget) => widget.identify(next)).catch(onError);
    },
    show: async () => {
      loading ??= open();
      try {
        (await loading).show();
      } catch (error) {
        loading = null;
        throw error;
      }
    },
    hide: () => void loading?.then((widget) => widget.hide()).catch(onError),
    onHidden: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};
