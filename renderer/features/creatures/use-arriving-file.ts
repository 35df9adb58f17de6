import { useEffect, useRef, useState } from 'react';

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
}

/**
 * Takes the first file that is dropped on the page or pasted into it while the component is there; tells whether one
 * hovers over it. Text that is pasted goes where it always goes.
 */
export function useArrivingFile(take: (file: File) => void): boolean {
  const [isNear, setNear] = useState(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const end = new AbortController();
    const hear = <Name extends keyof WindowEventMap>(
      name: Name,
      heard: (event: WindowEventMap[Name]) => void,
    ): void => window.addEventListener(name, heard, { signal: end.signal });
    const arrive = (event: Event, files: FileList | undefined): void => {
      const file = files?.[0];
      if (file === undefined || isInDialog(event.target)) return;
      event.preventDefault();
      taking.current(file);
    };
    hear('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true || isInDialog(event.target)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setNear(true);
    });
    hear('dragleave', (event) => {
      // Out of the window, not from one thing in it to another.
      if (event.relatedTarget === null) setNear(false);
    });
    hear('drop', (event) => {
      setNear(false);
      arrive(event, event.dataTransfer?.files);
    });
    hear('paste', (event) => arrive(event, event.clipboardData?.files));
    return () => end.abort();
  }, []);
  return isNear;
}
